import { z } from '#schema'
import { pick, wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { genderByCreatedFor } from './gender.ts'

const asked = pick(basicInfo, ['createdFor', 'gender', 'name', 'phone'])

/** What created-for implies need not be said: it stands there before anything is judged. */
function withImpliedGender(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const [createdFor, gender] = [asked.fields.createdFor[0], asked.fields.gender[0]]
  const whom = (given as Record<string, unknown>)[createdFor]
  const implied = typeof whom === 'string' && genderByCreatedFor[whom]
  return implied ? { [gender]: implied, ...given } : given
}

/** In the documentation it is what is asked; zod itself knows nothing of what comes before a codec's decoding. */
function withImplied() {
  const codec = z.codec(z.unknown(), asked, { decode: withImpliedGender as never, encode: (given) => given })
  codec._zod.toJSONSchema = () => z.toJSONSchema(asked, { io: 'input', unrepresentable: 'any' })
  return codec
}

const { title, fields } = asked
const basic = Object.assign(z.lazy(withImplied), { title, fields }) as unknown as typeof asked

/** What the first form sends; the rest of the profile follows step by step. */
export const registration = wire('Registration', {
  basic: ['bi', basic, 'Created for, gender, name and mobile number'],
})
