/** The choice that excludes nothing. */
export const any = 'Any'
export const defaultAges = { from: 21, to: 30 }
export const staffAges = { from: 21, to: 60 }
