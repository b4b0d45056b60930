/** Fragment id of the button that starts the connection test. */
export const connectionTestAnchor = 'connection-test';
