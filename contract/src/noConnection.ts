/** Apart from the client, for pages that call nothing yet. */
export const noConnection = 'No connection. Please check your network and try again'
