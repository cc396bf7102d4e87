import { northernCommunities } from './communities/centralAndNorth.ts'
import { keralaCommunities } from './communities/kerala.ts'
import { northEastCommunities } from './communities/northEast.ts'
import { tamilCommunities } from './communities/tamilNadu.ts'
import { teluguCommunities } from './communities/telugu.ts'
import { westCoastCommunities } from './communities/westCoast.ts'
import type { Community } from './community.ts'
import type { Weighted } from './random.ts'

const all: readonly Community[] = [
  ...tamilCommunities,
  ...keralaCommunities,
  ...teluguCommunities,
  ...westCoastCommunities,
  ...northEastCommunities,
  ...northernCommunities,
]

/** Communities of Indian Christians. About half are from Tamil Nadu and Kerala, as among our members. */
export const communities: Weighted<Community> = all.map((community) => [community, community.weight])
