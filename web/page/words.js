/** What the page itself says, before and after the game speaks for itself. */

const MEGABYTE = 1e6;

const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(1);

export const WORDS = {
  fetching: "Fetching the game…",
  starting: "Starting Python…",
  opening: "Setting out the seeds…",
  amount: (loaded, total) => `${megabytes(loaded)} of ${megabytes(total)} MB`,

  retry: "Try again",
  reload: "Start again",
  copy: "Copy the report",
  copied: "Copied",
  notCopied: "Select the text and copy it",

  missing: {
    title: "Baraza could not be loaded",
    text: (names) =>
      `${names.length === 1 ? "One file" : `${names.length} files`} did not arrive: ` +
      `${names.join(", ")}. Check your connection, then try again. ` +
      "What has already arrived is kept.",
  },
  notBuilt: {
    title: "This page is not complete",
    text: "Its list of files is missing. Build it with ./build.sh build, and open what lies in build/web.",
  },
  notStarted: {
    title: "The game could not start",
    text: "Your browser could not run it. Reload the page; if that does not help, update your browser or try another one. Saved games are kept.",
  },
  stopped: {
    title: "The game has stopped",
    text: "Something went wrong in the game. Saved games are kept. Start it again; if it happens again, please send us this report.",
  },
  ended: {
    title: "The game has ended",
    text: "You can close this page, or start again.",
  },
};
