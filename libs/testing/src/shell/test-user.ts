import type { User } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';

export const testUser: User = { id: 'asha' as UserId, email: 'asha@example.com' };
