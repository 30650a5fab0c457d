import { configure } from '@testing-library/dom';

// Screens in jsdom take seconds on a busy machine: more than the one second that is the default.
configure({ asyncUtilTimeout: 5_000 });
