/* A boardgame.io server for benchmarks/beside.py, with the game in game.mjs: prints its port, then serves until it is
   stopped.

   node serve.mjs [FOLDER [sync]]

   Matches are kept in memory, or with FOLDER also in files; with `sync`, each of them is on disk before its move is
   done. boardgame.io tells the players of a move before it is stored, whatever the storage does. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { game } from './game.mjs'

const { FlatFile, Origins, Server } = createRequire(import.meta.url)('boardgame.io/server')
const [folder, sync] = process.argv.slice(2)

class SyncedFiles extends FlatFile {
  async setItem(key, value) {
    await super.setItem(key, value)
    const file = await open(join(folder, createHash('md5').update(key).digest('hex')), 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  }
}

const storage = folder ? { db: new (sync ? SyncedFiles : FlatFile)({ dir: folder }) } : {}
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...storage })
const running = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } })
console.log(running.appServer.address().port)
