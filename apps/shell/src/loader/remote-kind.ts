/** The parts of a module that load and render separately. */
export type RemoteKind = 'route' | 'widget';

/** 'now' for what the screen being opened needs, 'maybe' for a link that the user points at. */
export type Urgency = 'now' | 'maybe';
