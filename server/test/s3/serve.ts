import S3rver from '@20minutes/s3rver'

const [directory = '', port = '0'] = process.argv.slice(2)

/**
 * An S3 server of its own process, so that a test can stop it or freeze it. It checks signatures, but lets anybody read
 * without one, so it cannot prove that a bucket is private.
 */
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'bnr-files' }, { name: 'bnr-backups' }],
})
const address = await server.run()
process.stdout.write(`${address.port}\n`)
