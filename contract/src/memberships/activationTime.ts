/** How long staff take to activate a plan that was paid. Apart, because the pages that say it share little else. */
export const activationTime = 'Activation usually takes place on the same working day.'
