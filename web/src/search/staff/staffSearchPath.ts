export const staffSearchPath = '/ad/profile/search'
