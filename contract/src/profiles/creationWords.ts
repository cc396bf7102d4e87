/** Of Create Profile (specification 3, section 5), where a number is registered already. */
export const numberTaken = 'Mobile number already exists.'
