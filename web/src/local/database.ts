/**
 * The device's database for `fajrant.local.door`: shelves of texts by key in IndexedDB. Missing values are empty, and
 * lists are JSON, so that Python needs no conversions.
 */

const VERSION = 1;
/** As in `fajrant.local.database`. */
const SHELVES = ["facts", "headers", "summaries", "hidden", "deeds", "reviews", "review_summaries", "tries"];
const LAST = "\uffff";

type Change = [kind: "add" | "put" | "remove" | "clear", shelf: string, key: string, value: string];

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const range = (prefix: string) => IDBKeyRange.bound(prefix, prefix + LAST);

/** A connection that the browser has closed refuses any transaction with this error. */
const CLOSED = "InvalidStateError";

export class DeviceDatabase {
  private database: Promise<IDBDatabase>;

  private constructor(private readonly name: string) {
    this.database = this.connect();
  }

  static async open(name: string): Promise<DeviceDatabase> {
    const device = new DeviceDatabase(name);
    await device.database;
    return device;
  }

  private async connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, VERSION);
    request.onupgradeneeded = () => {
      for (const shelf of SHELVES)
        if (!request.result.objectStoreNames.contains(shelf)) request.result.createObjectStore(shelf);
    };
    const database = await answered(request);
    database.onversionchange = () => database.close(); // somebody deletes it or brings a newer version
    return database;
  }

  /** A new transaction. If the browser has closed the connection in the meantime, it is opened again. */
  private async begin(shelves: string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return (await this.database).transaction(shelves, mode, { durability: "strict" });
    } catch (error) {
      if ((error as Error).name !== CLOSED) throw error;
      this.database = this.connect();
      return (await this.database).transaction(shelves, mode, { durability: "strict" });
    }
  }

  private async read<T>(shelf: string, ask: (rows: IDBObjectStore) => T): Promise<T> {
    return ask((await this.begin([shelf], "readonly")).objectStore(shelf));
  }

  async get(shelf: string, key: string): Promise<string> {
    return (await this.read(shelf, (rows) => answered<string | undefined>(rows.get(key)))) ?? "";
  }

  async scan(shelf: string, prefix: string): Promise<string> {
    const [keys, values] = await this.read(shelf, (rows) =>
      Promise.all([
        answered(rows.getAllKeys(range(prefix))),
        answered(rows.getAll(range(prefix)) as IDBRequest<string[]>),
      ]),
    );
    return JSON.stringify(keys.map((key, index) => [key, values[index]]));
  }

  /** Makes all changes or none. Returns "" once they are on disk, "conflict" if a key is taken, or what went wrong. */
  async write(changes: string): Promise<string> {
    const list = JSON.parse(changes) as Change[];
    if (list.length === 0) return "";
    const names = [...new Set(list.map(([, shelf]) => shelf))];
    let transaction: IDBTransaction;
    try {
      transaction = await this.begin(names, "readwrite");
    } catch (error) {
      return (error as Error).name;
    }
    return new Promise((resolve) => {
      let problem = "";
      transaction.oncomplete = () => resolve("");
      transaction.onabort = () => resolve(problem || (transaction.error?.name ?? "AbortError"));
      for (const [kind, shelf, key, value] of list) {
        const rows = transaction.objectStore(shelf);
        if (kind === "add")
          rows.add(value, key).onerror = (event) => {
            if ((event.target as IDBRequest).error?.name === "ConstraintError") problem = "conflict";
          };
        else if (kind === "put") rows.put(value, key);
        else rows.delete(kind === "clear" ? range(key) : key);
      }
    });
  }
}
