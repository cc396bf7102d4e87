import type { FastifyRequest } from 'fastify'
import { Failure, invalidInput } from '../platform/failure.ts'

const noPhoto = 'Choose a photo'
const oneAtATime = 'Upload one photo at a time'
const brokenOff = 'The photo did not arrive whole. Please upload it again'

/**
 * Reads the photo of an upload from the form field `file`. It reads the whole form, so that a second photo is refused
 * and not ignored.
 */
export async function receivePhoto(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Failure('wrong_media_type')
  const content = await readParts(request).catch((error) => {
    throw error instanceof Failure ? error : refusalOf(error)
  })
  if (!content?.length) throw invalidInput({ file: noPhoto })
  return content
}

async function readParts(request: FastifyRequest): Promise<Buffer | undefined> {
  let content: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    const received = await part.toBuffer()
    if (part.fieldname !== 'file') throw invalidInput({ file: noPhoto })
    if (part.file.truncated) throw new Failure('photo_too_large')
    content = received
  }
  return content
}

/** The refusal for a form with too many parts, an incomplete form, or something that is no form. */
function refusalOf({ code }: { code?: string }): Failure {
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Failure('photo_too_large')
  const tooMany = ['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'].includes(code ?? '')
  return invalidInput({ file: tooMany ? oneAtATime : brokenOff })
}
