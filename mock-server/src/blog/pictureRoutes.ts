import path from 'node:path'
import { Router } from 'express'
import { listFiles } from '../base/listFiles.ts'
import { posts } from './posts/index.ts'

const aDay = 'public, max-age=86400'

/**
 * The pictures of posts. Sends drawings. Redirects to the shop's own pictures: their file names change with each build.
 * @param buildDir - holds the shop's build
 */
export function pictureRoutes(buildDir: string): Router {
  const router = Router()
  const assets = path.join(buildDir, 'client/assets')
  // The build does not change while the server runs.
  let listed: ReturnType<typeof listFiles> | undefined
  for (const { picture } of posts) {
    if ('svg' in picture) {
      router.get(`/wp-content/uploads/${picture.file}`, (_request, response) => {
        response.set('Cache-Control', aDay).type('svg').send(picture.svg)
      })
    } else {
      router.get(`/wp-content/uploads/${picture.name}.webp`, async (_request, response, next) => {
        listed ??= listFiles(assets)
        const start = `/${picture.name}-hero-1200-`
        const file = [...(await listed)].find(
          (name) => name.startsWith(start) && name.endsWith('.webp'),
        )
        if (file === undefined) next()
        else response.set('Cache-Control', aDay).redirect(302, `/assets${file}`)
      })
    }
  }
  return router
}
