/** Exits with an error message when Node.js is older than the project supports. */
const supported = [20, 19]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < supported[0] || (major === supported[0] && minor < supported[1])) {
  console.error(
    `The shop needs Node ${supported.join('.')} or newer; this is Node ${process.versions.node}. Install a newer one from nodejs.org and try again.`,
  )
  process.exit(1)
}
