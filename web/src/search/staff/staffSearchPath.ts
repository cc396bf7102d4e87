export const staffSearchPath = '/ad/profile/search'

/** The page that the box of the top bar opens. */
export const findPath = '/ad/find'
/** Of the text in that box. */
export const longestText = 60
