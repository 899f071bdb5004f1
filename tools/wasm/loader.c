/* Initialises the engine's modules, which are all in one library. (Natively, mypyc makes a small library for each module.)
   `start` takes the capsule in which the library's own module keeps a module's init function, and returns the module. */

#include <Python.h>

static PyObject *start(PyObject *self, PyObject *capsule)
{
    (void)self;
    const char *name = PyCapsule_GetName(capsule);
    if (name == NULL)
        return NULL;
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, name);
    return init == NULL ? NULL : init();
}

static PyMethodDef methods[] = {{"start", start, METH_O, NULL}, {NULL, NULL, 0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "fajrant_loader",
    .m_size = -1,
    .m_methods = methods,
};

PyMODINIT_FUNC PyInit_fajrant_loader(void)
{
    return PyModule_Create(&definition);
}
