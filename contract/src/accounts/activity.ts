/** On a call that the browser makes by itself, such as a poll: it does not lengthen a staff session. */
export const unattendedHeader = 'x-unattended'
