/** Where a message is written, on wide screens and on phones. */
export const MESSAGE_BOX = 'textarea[aria-label="Message"], #message';
