/** What staff read where a number is registered already (specification 3, section 5). */
export const numberTaken = 'Mobile number already exists.'
