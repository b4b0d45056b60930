export const serverId = 'Studio relay 0.1.0';
