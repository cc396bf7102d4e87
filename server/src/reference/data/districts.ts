import { inHundreds, list } from '../list.ts'
import { centralDistricts } from './districts/central.ts'
import { eastDistricts } from './districts/east.ts'
import { northDistricts } from './districts/north.ts'
import { northEastDistricts } from './districts/northEast.ts'
import { southDistricts } from './districts/south.ts'
import { westDistricts } from './districts/west.ts'

const rows = [
  ...southDistricts,
  ...westDistricts,
  ...northDistricts,
  ...centralDistricts,
  ...eastDistricts,
  ...northEastDistricts,
]

/** Districts of the 36 states and union territories of India, as at the end of 2024. */
export const districts = list(inHundreds(rows, (state) => ({ parent: state })))
