/** What of a module is loaded and shown by itself. */
export type RemoteKind = 'route' | 'widget' | 'setting';

/** 'now' for what the screen being opened needs, 'maybe' for what a person is pointing at. */
export type Urgency = 'now' | 'maybe';
