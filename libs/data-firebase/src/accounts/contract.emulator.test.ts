import { accountsContract } from '@dayloom/testing/contract';
import { inject } from 'vitest';
import { authWorld } from './auth-world.fixture.ts';

accountsContract('Firebase', async () => authWorld(inject('authUrl')));
