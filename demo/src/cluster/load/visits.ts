import { randomBytes, randomInt } from 'node:crypto'
import { login } from '@bnr/contract/accounts/endpoints'
import { performActivity } from '@bnr/contract/activities/endpoints'
import type { Reply } from '@bnr/contract/endpoint'
import { uploadPhoto } from '@bnr/contract/media/endpoints'
import { mediaKinds } from '@bnr/contract/media/schemas'
import { createProfile, readProfile } from '@bnr/contract/profiles/endpoints'
import { fromWire } from '@bnr/contract/rename'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import sharp from 'sharp'
import { clientOf, newPerson } from './client.ts'
import type { Journal, Written } from './journal.ts'
import type { Member, Members } from './members.ts'

type Load = { service: string; journal: Journal; members: Members }

const anybody = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

/** Each function throws if the service refuses a request. */
export function sessionsOf({ service, journal, members: { regulars, password } }: Load) {
  const client = clientOf(service, journal)
  const logIn = async (member: Member) => {
    const body = { userName: member.bnrId, password, userType: 'pu' as const }
    member.token = (await client.call('login', member)(login, { body })).token
  }
  return {
    logIn,
    logInAgain: async () => logIn(anybody(regulars)),
    some: async (accepts: (member: Member) => boolean = () => true) => {
      const member = anybody(regulars.filter(accepts))
      if (!member.token) await logIn(member)
      return member
    },
    otherThan: ({ gender }: Member) => anybody(regulars.filter((one) => one.gender !== gender)),
  }
}

type Sessions = ReturnType<typeof sessionsOf>

export function readingOf({ service, journal }: Load, { some, otherThan }: Sessions) {
  const client = clientOf(service, journal)
  return {
    search: async () => {
      await client.call('search', await some())(searchProfiles, { body: { criteria: [] } })
    },
    view: async () => {
      const member = await some()
      const query = { pid: otherThan(member).bnrId }
      const { media } = await client.call('profile', member)(readProfile, { query })
      const photo = media?.[0]?.thumbnailUrl
      if (photo) await client.get('photo', member, photo)
    },
  }
}

let numbers = 6_200_000_000

export function writingOf({ service, journal }: Load, { some, otherThan }: Sessions) {
  const client = clientOf(service, journal)
  const note = (one: Written) => journal.acknowledged.push({ ...one, at: performance.now() })
  return {
    register: async () => {
      const phone = { countryCode: '91', number: String(numbers++), type: 'M' as const }
      const basic = { createdFor: 'Son', gender: 'm' as const, name: 'Abel Raj', phone }
      const { id } = await client.call('registration', newPerson())(createProfile, { body: { basic } })
      note({ what: 'registration', id })
    },
    expressInterest: async () => {
      const member = await some(({ isPaid }) => isPaid)
      const params = { id: member.id, targetId: otherThan(member).id }
      const { id } = await client.call('interest', member)(performActivity.like, { params })
      note({ what: 'interest', id })
    },
    upload: async () => {
      const member = await some(({ photos }) => photos < mediaKinds.ap.limit)
      member.photos++
      const { body, type } = formOf(await newPhoto())
      const path = `/media/medias/upload/${member.id}/ap`
      const answer = await client.post('upload', member, path, body, type)
      if (!answer.ok) return
      const { media } = fromWire(uploadPhoto.reply, await answer.json()) as Reply<typeof uploadPhoto>
      note({ what: 'photo', id: media.id ?? '' })
    },
  }
}

const size = { width: 200, height: 240, channels: 3 } as const

/** No two photos are the same. */
const newPhoto = () =>
  sharp(randomBytes(size.width * size.height * size.channels), { raw: size })
    .jpeg()
    .toBuffer()

function formOf(content: Buffer) {
  const boundary = 'photo-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
