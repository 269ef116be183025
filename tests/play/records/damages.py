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
