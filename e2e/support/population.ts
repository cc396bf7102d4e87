/** How many people the journeys' demo has. */
export const population = 2000
