/** What a choice means when nothing is to be excluded. */
export const any = 'Any'
export const defaultAges = { from: 21, to: 30 }
export const staffAges = { from: 21, to: 60 }
