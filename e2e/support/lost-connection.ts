/** What the browser and Firestore's client put on the console while a server cannot be reached. */
export const lostConnection: readonly RegExp[] = [
  /Failed to load resource/,
  /Could not reach Cloud Firestore/,
  /(?:WebChannel|Rest)Connection RPC/,
  // The client looks for a picture of Google's to tell a lost network from a lost server; our policy refuses that.
  /cleardot\.gif/,
];
