"""What becomes of a link or a notation on its way: tables, each line a kind of damage."""

import base64
import quopri
import re
from html import escape
from urllib.parse import quote

ADDRESS = "https://games.example/baraza/"

LINKS = {
    "as it is": "{link}",
    "only what stands behind the #": "{fragment}",
    "with its #": "#{fragment}",
    # what stands round it
    "a mail": "Hi Asha,\n\nyour turn! {link}\n\nSee you,\nJuma\n-- \nJuma m. 0700 123 456\n",
    "a chat": "[28.11.26, 10:12] Asha: here it is {link} :-) [28.11.26, 10:13] Juma: m=ok p=0",
    "words before and behind, on one line": "look {link} and tell me what you think of it",
    "an answer below a quotation": "> On Friday Juma wrote:\n> > {link}\n>\n> Bye\n\nThanks!",
    "an attribute of HTML": '<p>Play: <a href="{html}">the match</a>, please</p>',
    "the text of HTML": "<div>{html}<br>Bye</div>",
    "Markdown": "Play [this match]({link}) with me",
    "emphasis of Markdown": "**{link}** and _{link}_",
    "a link of Slack": "<{link}|the match> is here",
    "angle brackets": "<{link}>",
    "code": "`{link}`",
    "a table of Markdown": "| match | {link} |\n| --- | --- |",
    "a text in JSON": '{{"text": "{json}"}}',
    "twice the same": "{link}\n{link}",
    "after one that is cut": "{link:.80}\n\n{link}",
    # what stands behind it
    "a bracket": "{link}]",
    "a star": "{link}*",
    "an underscore": "{link}_",
    "two underscores and letters": "{link}__abc",
    "a parenthesis": "({link})",
    "a full stop": "{link}.",
    "an exclamation mark and more": "{link}!!!1",
    "an ideographic full stop": "请看{link}。谢谢",
    "a comma of Chinese": "{link}\uff0c好",
    "a full stop of Hindi": "{link}।",
    "a full stop of Urdu": "{link}\u06d4",
    "a question mark of Arabic": "{link}؟",
    "a full stop of Ethiopia": "{link}።",
    "quotes of French": "«\u00a0{link}\u00a0»",
    "quotes of German": "„{link}“",
    "an ellipsis": "{link}…",
    "an emoji": "{link}🎉",
    "a parameter of Facebook": "{link}&fbclid=IwAR0_x-9",
    "parameters of a campaign": "{link}&utm_source=news&utm_medium=mail",
    "a parameter with its own mark": "{link}?x=y",
    "parameters before the #": "https://games.example/?utm_medium=m&fbclid=A3x#{fragment}",
    "another part before": "https://games.example/#utm_source=x&{fragment}",
    # codes
    "percents": "{percent}",
    "percents for all of it": "{all_percent}",
    "percents twice": "{percent_twice}",
    "percents three times": "{percent_thrice}",
    "percents in small letters": "{percent_small}",
    "only the # as %23": "https://games.example/%23{fragment}",
    "only the # as %2523": "https://games.example/%2523{fragment}",
    "the # and the = as codes": "https://games.example/%23{coded_sign}",
    "quoted-printable": "{quoted_printable}",
    "quoted-printable with CRLF": "{quoted_printable_crlf}",
    "quoted-printable and percents": "{quoted_printable_percent}",
    "a mail in base64": (
        "From: asha@games.example\nContent-Type: text/plain; charset=utf-8\n"
        "Content-Transfer-Encoding: base64\n\n{base64}\n"
    ),
    "numbers of HTML": "{numbers}",
    "numbers of HTML in hexadecimal": "{hexadecimal}",
    "backslashes of Markdown": "{backslashes}",
    "escapes of JSON": "{escapes}",
    "full-width": "{wide}",
    "a capital where a sentence begins": "{capital}",
    # safe links
    "Outlook": "https://eur01.safelinks.protection.outlook.com/?url={all_percent}&data=05%7C02&sdata=x%3D",
    "Google": "https://www.google.com/url?q={all_percent}&sa=D&source=chat&usg=AOvVaw0",
    "Facebook": "https://l.facebook.com/l.php?u={all_percent}&h=AT0A",
    "Proofpoint, version 2": "https://urldefense.proofpoint.com/v2/url?u={proofpoint}&d=DwMFaQ&c=A&m=AxX",
    "Proofpoint, version 3": "https://urldefense.com/v3/__{stars}__;Iw!!AbC!x$",
    "Barracuda": "https://linkprotect.cudasvc.com/url?a={percent_small}&c=E,1,x",
    "Sophos": "https://eu.protection.sophos.com?d=games.example&u={base64_address}&p=m",
    "Teams": "https://statics.teams.cdn.office.net/evergreen?url={all_percent}&locale=en",
    # what cannot be seen
    "a byte order mark": "\ufeff{link}",
    "direction marks": "\u2066{link}\u2069",
    "a direction mark in front": "\u200e{link}\u200f",
    "no-break spaces": "\u00a0{link}\u00a0",
    "zero-width spaces": "{zero_width}",
    "soft hyphens": "{soft_hyphens}",
    "word joiners": "{joiners}",
    "soft hyphens in percents": "{soft_percent}",
    # lines
    "broken into lines": "{broken}",
    "broken with CRLF and spaces": "{broken_crlf}",
    "broken in a quotation": "> Play this:\n> {broken_quoted}\n> Bye",
    "broken in a quotation of a quotation": "> > {broken_twice}\n> > Bye",
    "broken by <wbr>": "{wbr}",
    "spaces in it": "{spaced}",
    "spaces round its sign": "{parted}",
    # dashes
    "hyphens that do not break": "{hard_hyphens}",
    "minus signs": "{minus}",
    "dashes for hyphens": "{dashes}",
    "dashes for pairs of hyphens": "{pairs}",
}
"""Texts with a link in them; what stands in braces is told in `forms_of`."""


def forms_of(fragment):
    """The link in all the forms that `LINKS` speak of."""
    link = f"{ADDRESS}#{fragment}"
    percent = quote(link, safe=":/")
    every = quote(link, safe="")
    sign, letters = fragment[:2], fragment[2:]
    wide = {ord(c): ord(c) + 0xFEE0 for c in map(chr, range(0x21, 0x7F))}
    return {
        "fragment": fragment,
        "link": link,
        "html": escape(link.replace("#", "?a=b&c=d#")),
        "json": link.replace("/", "\\/"),
        "percent": percent,
        "all_percent": every,
        "percent_twice": quote(every, safe=""),
        "percent_thrice": quote(quote(every, safe=""), safe=""),
        "percent_small": re.sub("%..", lambda code: code[0].lower(), every),
        "coded_sign": f"{sign[0]}%3D{letters}",
        "quoted_printable": quopri.encodestring(f"Look: {link}\n".encode()).decode(),
        "quoted_printable_crlf": quopri.encodestring(f"{link}\n".encode())
        .decode()
        .replace("\n", "\r\n"),
        "quoted_printable_percent": quopri.encodestring(f"{every}\n".encode()).decode(),
        "base64": base64.encodebytes(f"Grüße! {link} Bye".encode()).decode(),
        "base64_address": base64.urlsafe_b64encode(link.encode()).decode().rstrip("="),
        "numbers": link.replace("#", "&#35;").replace("=", "&#61;"),
        "hexadecimal": link.replace("#", "&#x23;").replace("=", "&#x3D;").replace("_", "&lowbar;"),
        "backslashes": re.sub("([_#=-])", r"\\\1", link),
        "escapes": link.replace("#", "\\u0023").replace("=", "\\u003d").replace("/", "\\/"),
        "wide": link.translate(wide),
        "capital": fragment[0].upper() + fragment[1:],
        "proofpoint": percent_as_proofpoint(link),
        "stars": link.replace("#", "*"),
        "zero_width": between(link, "\u200b", 7),
        "soft_hyphens": between(link, "\u00ad", 11),
        "joiners": between(link, "\u2060\ufeff", 13),
        "soft_percent": between(link, "%C2%AD", 17).replace("#", "%23"),
        "broken": between(link, "\n", 40),
        "broken_crlf": between(link, "\r\n    ", 60),
        "broken_quoted": between(link, "\n> ", 50),
        "broken_twice": between(link, "\n> > ", 33),
        "wbr": between(link, "<wbr>", 20),
        "spaced": between(link, " ", 30),
        "parted": link.replace("=", " = "),
        "hard_hyphens": link.replace("-", "\u2011"),
        "minus": link.replace("-", "\u2212"),
        "dashes": link.replace("-", "\u2013"),
        "pairs": link.replace("--", "\u2014"),
    }


def percent_as_proofpoint(link):
    """An address as urldefense v2 writes it."""
    return (
        quote(link, safe=":/")
        .replace("-", "%2D")
        .replace("_", "%5F")
        .replace("/", "_")
        .replace("%", "-")
        .replace(":", "-3A")
    )


def between(text, sign, step):
    """`text` with a sign after each so many characters of what follows its address."""
    begin = text.index("#")
    pieces = [text[at : at + step] for at in range(begin, len(text), step)]
    return text[:begin] + sign.join(pieces)


def with_wide(text, of):
    """`text` with the characters `of` it in full width."""
    return text.translate({ord(c): ord(c) + 0xFEE0 for c in of})


def without_names(text):
    """`text` with all names of players taken out: some damages may not touch them."""
    return re.sub(r"(person|computer \d)[^\n]*", r'\1"]', text)


DIGITS = "0123456789"
BOX = dict(zip(map(ord, DIGITS), map(chr, range(0x660, 0x66A)), strict=True))
CYRILLIC = str.maketrans("ABacosm", "\u0410\u0412\u0430\u0441\u043e\u0455\u043c")
GREEK = str.maketrans("AB", "\u0391\u0392")

NOTATIONS = {
    "as it is": str,
    "curly quotes": lambda text: re.sub(r'"(.*)"\]', "\u201c\\1\u201d]", text),
    "quotes of German": lambda text: re.sub(r'"(.*)"\]', "\u201e\\1\u201c]", text),
    "quotes of French": lambda text: re.sub(r'"(.*)"\]', "\u00ab\\1\u00bb]", text),
    "quotes of Japanese": lambda text: re.sub(r'"(.*)"\]', "\u300c\\1\u300d]", text),
    "single curly quotes": lambda text: re.sub(r'"(.*)"\]', "\u2018\\1\u2019]", text),
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "thin spaces": lambda text: text.replace("  ", "\u2009"),
    "ideographic spaces": lambda text: text.replace("  ", "\u3000"),
    "full-width digits": lambda text: with_wide(without_names(text), DIGITS),
    "full-width brackets": lambda text: with_wide(without_names(text), "[]"),
    "full-width signs": lambda text: with_wide(without_names(text), ".:,/-=()"),
    "digits of Arabic": lambda text: without_names(text).translate(BOX),
    "small letters": lambda text: without_names(text).lower(),
    "capitals": lambda text: without_names(text).upper(),
    "Cyrillic letters": lambda text: without_names(text).translate(CYRILLIC),
    "Greek letters": lambda text: without_names(text).translate(GREEK),
    "an en dash in the date": lambda text: re.sub(r"(\d{4})-(\d\d)-", "\\1\u2013\\2\u2013", text),
    "minus signs in the date": lambda text: re.sub(r"(\d{4})-(\d\d)-", "\\1\u2212\\2\u2212", text),
    "strokes in the date": lambda text: re.sub(r"(\d{4})-(\d\d)-", "\\1/\\2/", text),
    "the day first": lambda text: re.sub(r"(\d{4})-(\d\d)-(\d\d)", "\\3.\\2.\\1", text),
    "dashes": lambda text: without_names(text).replace("-", "\u2013"),
    "a signature": lambda text: f"{text}-- \nAsha, 12 Moi Avenue\n",
    "a signature without its space": lambda text: f"{text}\n--\nAsha\n",
    "a name below": lambda text: f"{text}\nAsha\n",
    "a telephone below": lambda text: f"{text}\nSent from my phone\n",
    "a telephone on the next line": lambda text: f"{text.rstrip()}\nSent from my phone 7\n",
    "sentences below": lambda text: f"{text}\nThat was fun! You win 2 games to 1.\n\nBye, Asha",
    "an address below": lambda text: f"{text}\n3 Moi Avenue\nLamu\n",
    "a rule below": lambda text: f"{text}\n____________\nThis mail is for Juma only.\n",
    "fences": lambda text: f"Look:\n```\n{text}```\nGood game, 1 more?\n",
    "fences with a word": lambda text: f"```text\n{text}```",
    "a fence behind": lambda text: f"{text}```",
    "a quotation": lambda text: "Hi!\n" + "".join(f"> {line}\n" for line in text.split("\n")),
    "a quotation of a quotation": lambda text: re.sub("^", "> > ", text, flags=re.MULTILINE),
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "separators of lines": lambda text: text.replace("\n", "\u2028"),
    "soft hyphens": lambda text: without_names(text).replace("a", "a\u00ad"),
    "zero-width spaces": lambda text: without_names(text).replace(" ", " \u200b"),
    "a byte order mark": lambda text: f"\ufeff{text}",
    "direction marks": lambda text: re.sub("^", "\u200e", text, flags=re.MULTILINE),
    "HTML": lambda text: f"<p>{escape(text).replace(chr(10), '<br>' + chr(10))}</p>",
    "HTML without breaks": lambda text: f"<div>{escape(text).replace(chr(10), '<br>')}</div>",
    "quoted-printable": lambda text: quopri.encodestring(text.encode()).decode(),
    "commas between the moves": lambda text: re.sub(r"(?m)(^1\..*)", commas, text),
    "numbers with parentheses": lambda text: re.sub(r"(?m)(^|  )(\d+)\. ", r"\1\2) ", text),
    "no numbers": lambda text: re.sub(r"(?m)(^|  )\d+\. ", r"\1", text),
}
"""Kinds of damage to a notation, as functions; what a match has for names, they leave alone."""


def commas(line):
    """A line of moves with a comma behind each."""
    return line[0].replace("  ", ",  ")
