/** @typedef {{ url: string, projectId: string }} EmulatedAuth url as in `http://127.0.0.1:9099` */

/**
 * Sends a request to the Auth emulator as an administrator.
 * @param {EmulatedAuth} where
 * @param {string} path
 * @param {{ method?: string, body?: object }} [asked]
 * @returns {Promise<any>}
 */
async function ask({ url, projectId }, path, { method = 'POST', body } = {}) {
  const response = await fetch(url + path.replace('{project}', `projects/${projectId}`), {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const accounts = '/identitytoolkit.googleapis.com/v1/{project}/accounts';

/**
 * Creates an account with this user id, without the sign-up form.
 * @param {EmulatedAuth} where
 * @param {{ id: string, email: string, password: string }} account
 */
export const makeAccount = (where, { id, email, password }) =>
  ask(where, accounts, { body: { localId: id, email, password } });

/** Deletes an account, as an administrator or another device would. @param {EmulatedAuth} where @param {string} id */
export const deleteAccount = (where, id) => ask(where, `${accounts}:delete`, { body: { localId: id } });

/**
 * The password reset messages that the emulator would have sent, oldest first.
 * @param {EmulatedAuth} where
 * @returns {Promise<{ email: string, requestType: string, oobLink: string, oobCode: string }[]>}
 */
export const messagesSent = async (where) =>
  (await ask(where, '/emulator/v1/{project}/oobCodes', { method: 'GET' })).oobCodes;

/** Deletes the account of an e-mail address, if it exists. @param {EmulatedAuth} where @param {string} email */
export async function forgetAccount(where, email) {
  const { users = [] } = await ask(where, `${accounts}:lookup`, { body: { email: [email] } });
  for (const { localId } of users) await deleteAccount(where, localId);
}

/**
 * Disables or enables an account, as an administrator would. Its sessions end at their next request.
 * @param {EmulatedAuth} where
 * @param {string} id
 * @param {boolean} disableUser
 */
export const disableAccount = (where, id, disableUser) =>
  ask(where, `${accounts}:update`, { body: { localId: id, disableUser } });
