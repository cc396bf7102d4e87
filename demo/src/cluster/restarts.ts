import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

const web = ['web-1', 'web-2'] as const

/**
 * One web process after the other, then the jobs. The previous release does not announce that it is leaving, so HAProxy
 * stops sending it requests first. All processes keep new photos in the folder as long as it runs, which knows no other
 * place.
 */
export async function upgrade({ service, balancer }: Cluster): Promise<void> {
  for (const name of web) {
    await balancer.set(name, 'drain')
    await pause(2000)
    await service.process(name).stop()
    await service.start(name, 'folder')
    await balancer.set(name, 'ready')
    await balancer.whole()
  }
  await service.start('jobs', 'folder')
}

/** Each process tells HAProxy through /readyz that it is leaving. */
export async function moveToS3({ service, balancer }: Cluster): Promise<void> {
  for (const name of web) {
    await service.process(name).stop()
    await service.start(name, 's3')
    await balancer.whole()
  }
  await service.process('jobs').stop()
  await service.start('jobs', 's3')
}
