/** Header of calls that the browser makes without the user, such as polling. They do not extend a staff session. */
export const unattendedHeader = 'x-unattended'
