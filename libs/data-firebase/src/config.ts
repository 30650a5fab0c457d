/** The part of `/config.json` that names a Firebase project. */
export interface FirebaseConfig {
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain?: string;
    readonly appId?: string;
    readonly messagingSenderId?: string;
  };
  /** The OAuth client of 'Continue with Google'; without it the button explains that it is not set up. */
  readonly google?: { readonly clientId: string; readonly authorize?: string };
  /** The public key of the project's web push certificate; without it there is no push to a closed Dayloom. */
  readonly push?: { readonly vapidKey: string };
  /** Addresses of local emulators, for example `http://127.0.0.1:9099` and `127.0.0.1:8080`. */
  readonly emulators?: { readonly auth: string; readonly firestore: string };
}
