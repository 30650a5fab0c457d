/** The folder this build is served from, `/s/<version>/`; rspack puts it in. */
declare const __webpack_public_path__: string;
