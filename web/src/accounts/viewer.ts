import type { Credentials } from '../platform/credentials.ts'

export type Viewer = 'guest' | 'member' | 'staff'
export const viewers = ['guest', 'member', 'staff'] as const satisfies readonly Viewer[]

export const viewerAttribute = 'data-viewer'
const staffType: Credentials['userType'] = 'au'

/**
 * Runs in the head before anything is painted. A prerendered page contains the texts for all three viewers, and
 * base.css shows those for the login that this browser remembers; the session confirms it later. Leaves the
 * credentials in `c` for the scripts that run after it.
 */
export const viewerScript = `try{var c=JSON.parse(localStorage.getItem('bnr.credentials'))}catch(e){}
if(c)document.documentElement.setAttribute('${viewerAttribute}',c.userType==='${staffType}'?'staff':'member')`

/** Shows the texts for this viewer, once the viewer is known. */
export function showFor(viewer: Viewer): void {
  document.documentElement.setAttribute(viewerAttribute, viewer)
}
