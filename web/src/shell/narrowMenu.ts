export const narrowAttribute = 'data-narrow-menu'
export const narrowChoice = 'menu'
export const narrow = 'narrow'

/**
 * Runs in the head before anything is painted, so that the page does not move when its scripts read the choice. Uses
 * the login `c` that the script of accounts/viewer.ts left, and the key of platform/ownChoices.ts.
 */
export const narrowMenuScript = `try{if(c&&localStorage.getItem('bnr.own.'+c.userName+'.${narrowChoice}')==='${narrow}')d.setAttribute('${narrowAttribute}','')}catch(e){}`
