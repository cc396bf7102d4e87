// In a file of its own, so that pages without calls do not load all errors.

/** The message of a limit that has none of its own. The browser says instead how long to wait. */
export const tooManyAttempts = 'Too many attempts. Please try again in a little while'
