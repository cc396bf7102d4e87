import type { FastifyRequest } from 'fastify'
import { Failure, invalidInput } from '../platform/failure.ts'

type FileWords = {
  none: string
  oneAtATime: string
  brokenOff: string
  tooLarge: 'too_large' | 'photo_too_large'
}

const anyFile: FileWords = {
  none: 'Choose a file',
  oneAtATime: 'Upload one file at a time',
  brokenOff: 'The file did not arrive whole. Please upload it again',
  tooLarge: 'too_large',
}

/**
 * Reads the file of an upload from the form field `file`. It reads the whole form, so that a second file is refused and
 * not ignored.
 */
export async function receiveFile(request: FastifyRequest, words = anyFile): Promise<Buffer> {
  if (!request.isMultipart()) throw new Failure('wrong_media_type')
  const content = await readParts(request, words).catch((error) => {
    throw error instanceof Failure ? error : refusalOf(error, words)
  })
  if (!content?.length) throw invalidInput({ file: words.none })
  return content
}

async function readParts(
  request: FastifyRequest,
  { none, tooLarge }: FileWords,
): Promise<Buffer | undefined> {
  let content: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    const received = await part.toBuffer()
    if (part.fieldname !== 'file') throw invalidInput({ file: none })
    if (part.file.truncated) throw new Failure(tooLarge)
    content = received
  }
  return content
}

/** The refusal for a form with too many parts, an incomplete form, or something that is no form. */
function refusalOf({ code }: { code?: string }, { oneAtATime, brokenOff, tooLarge }: FileWords): Failure {
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Failure(tooLarge)
  const tooMany = ['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'].includes(code ?? '')
  return invalidInput({ file: tooMany ? oneAtATime : brokenOff })
}
