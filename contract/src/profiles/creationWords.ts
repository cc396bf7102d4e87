/** Message to staff for a number that is already registered (specification 3, section 5). */
export const numberTaken = 'Mobile number already exists.'
