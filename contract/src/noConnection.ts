/** In a file of its own, so that pages without calls do not load the client. */
export const noConnection = 'No connection. Please check your network and try again'
