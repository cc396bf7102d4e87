import { list } from '../list.ts'
import { americasStates } from './states/americas.ts'
import { asiaPacificStates } from './states/asiaPacific.ts'
import { europeStates } from './states/europe.ts'
import { gulfStates } from './states/gulf.ts'
import { indianStates } from './states/india.ts'

/** States, provinces and emirates of the countries where most Indian Christian families live. */
export const states = list([
  ...indianStates,
  ...gulfStates,
  ...americasStates,
  ...asiaPacificStates,
  ...europeStates,
])
