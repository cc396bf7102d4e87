import type { FastifyRequest } from 'fastify'
import { receiveFile } from '../http/receiveFile.ts'

/** Reads the photo of an upload from the form field `file`. */
export const receivePhoto = (request: FastifyRequest): Promise<Buffer> =>
  receiveFile(request, {
    none: 'Choose a photo',
    oneAtATime: 'Upload one photo at a time',
    brokenOff: 'The photo did not arrive whole. Please upload it again',
    tooLarge: 'photo_too_large',
  })
