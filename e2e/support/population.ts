/** Number of generated profiles in the demo of the journeys. */
export const population = 2000
