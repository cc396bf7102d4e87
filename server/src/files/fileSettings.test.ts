import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const given = {
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com/',
  S3_BUCKET: 'bnr-files',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
}

test('files are in the folder unless an S3 store is set', () => {
  expect(readConfig({})).toMatchObject({ s3: undefined, filesPlace: 'folder', xAccelRedirect: false })
  const { s3, filesPlace } = readConfig(given)
  expect([s3?.endpoint, filesPlace]).toEqual(['https://s3.ap-south-1.amazonaws.com', 's3'])
  expect(readConfig({ ...given, FILES_PLACE: 'folder' })).toMatchObject({ filesPlace: 'folder' })
})

test.each(Object.keys(given))('refuses an S3 store without %s', (name) => {
  expect(() => readConfig({ ...given, [name]: '' })).toThrow('are needed together')
})

test('refuses wrong S3 settings', () => {
  expect(() => readConfig({ FILES_PLACE: 's3' })).toThrow('FILES_PLACE=s3 needs the S3 settings')
  expect(() => readConfig({ ...given, S3_ENDPOINT: 'ftp://s3.example.com' })).toThrow('S3_ENDPOINT')
  expect(() => readConfig({ ...given, S3_BUCKET: 'a/b' })).toThrow('S3_BUCKET')
})
