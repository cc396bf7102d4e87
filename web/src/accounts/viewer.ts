import type { Credentials } from '../platform/credentials.ts'

/** Who looks at a page that everybody may open. */
export type Viewer = 'guest' | 'member' | 'staff'
export const viewers = ['guest', 'member', 'staff'] as const satisfies readonly Viewer[]

export const viewerAttribute = 'data-viewer'
const staffType: Credentials['userType'] = 'au'

/**
 * Runs in the head before anything is painted: a page built beforehand holds the words for all three, and base.css
 * shows those for whoever this browser remembers. Who it really is follows with the session. Leaves them in `c` for the scripts
 * that run after it.
 */
export const viewerScript = `try{var c=JSON.parse(localStorage.getItem('bnr.credentials'))}catch(e){}
if(c)document.documentElement.setAttribute('${viewerAttribute}',c.userType==='${staffType}'?'staff':'member')`

/** From now on it is known who looks. */
export function showFor(viewer: Viewer): void {
  document.documentElement.setAttribute(viewerAttribute, viewer)
}
