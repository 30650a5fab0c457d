import { configureGlobal } from 'fast-check';

// Every run generates the same values. DAYLOOM_SEED chooses others.
configureGlobal({ seed: Number(process.env['DAYLOOM_SEED'] ?? 20_261_126) });
