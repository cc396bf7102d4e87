// In a file of its own, so that pages without calls do not load the client.

export const noConnection = 'No connection. Please check your network and try again'

/**
 * In milliseconds, for the reply to begin and then for its body. A phone that changes networks may wait forever. The
 * proxy gives up after 60 s of silence.
 */
export const longestWait = 70_000
