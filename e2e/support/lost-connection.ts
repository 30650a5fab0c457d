/** Console messages of the browser and Firestore's client while a server is unreachable. */
export const lostConnection: readonly RegExp[] = [
  /Failed to load resource/,
  /Could not reach Cloud Firestore/,
  /(?:WebChannel|Rest)Connection RPC/,
  // The client requests an image of Google's to distinguish a lost network from a lost server; our policy blocks that.
  /cleardot\.gif/,
];
