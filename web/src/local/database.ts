/**
 * The device's database for `fajrant.local.door`: shelves of texts by key in IndexedDB. Missing values are empty, and
 * lists are JSON, so that Python needs no conversions.
 */

const NAME = "fajrant";
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

export class DeviceDatabase {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<DeviceDatabase> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const shelf of SHELVES)
        if (!request.result.objectStoreNames.contains(shelf)) request.result.createObjectStore(shelf);
    };
    return new DeviceDatabase(await answered(request));
  }

  private shelf(name: string): IDBObjectStore {
    return this.database.transaction(name, "readonly").objectStore(name);
  }

  async get(shelf: string, key: string): Promise<string> {
    return ((await answered(this.shelf(shelf).get(key))) as string | undefined) ?? "";
  }

  async scan(shelf: string, prefix: string): Promise<string> {
    const rows = this.shelf(shelf);
    const [keys, values] = await Promise.all([
      answered(rows.getAllKeys(range(prefix))),
      answered(rows.getAll(range(prefix)) as IDBRequest<string[]>),
    ]);
    return JSON.stringify(keys.map((key, index) => [key, values[index]]));
  }

  /** Makes all changes or none. Returns "" once they are on disk, "conflict" if a key is taken, or what went wrong. */
  write(changes: string): Promise<string> {
    const list = JSON.parse(changes) as Change[];
    return new Promise((resolve) => {
      let problem = "";
      const names = [...new Set(list.map(([, shelf]) => shelf))];
      const transaction = this.database.transaction(names, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve("");
      transaction.onabort = () => resolve(problem || (transaction.error?.name ?? "unknown"));
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
