/** Days for which a link to a profile works. */
export const sharedLinkDays = 7

/** How often a link can be opened. */
export const openingsOfALink = 20

/** Links that a member can make in a day (Indian time). */
export const sharedLinksADay = 10

/** Days for which an ended link remains in the list of its member. */
export const endedLinkDays = 30

export const linkStates = ['open', 'expired', 'used', 'revoked', 'gone'] as const
/** `gone`: the profile may no longer be shown, for whatever reason. */
export type LinkState = (typeof linkStates)[number]

/** What the recipient of a link sees besides these states: a preview bot learns nothing about the profile. */
export const openedStates = [...linkStates, 'preview'] as const
