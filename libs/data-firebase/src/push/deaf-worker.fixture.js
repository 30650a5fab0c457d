self.addEventListener('push', () => undefined);
